"""Running the server: addresses, data folder, metrics, clean-up, personal data."""
