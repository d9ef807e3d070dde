"""Players of Way of the Mandalorian: what they look at, what they imagine, and how good an action looks to them."""
