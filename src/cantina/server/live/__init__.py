"""Tables in memory: commands, timers, bots, connections."""
