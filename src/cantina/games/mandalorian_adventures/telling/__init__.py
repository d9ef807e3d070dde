"""The game in JSON and in words: views, the text table, refusals, actions and events in every language."""
