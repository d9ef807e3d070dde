"""The weights of the players that judge and look ahead, in hundredths; found by playing many games with others.

They lie in the tables, so that another set can be tried without compiling anything.
"""

from cantina.engine.names import named

WEIGHTS = {
    "step": 100,  # one cell nearer to the goal
    "others": 35,  # the same for those who are not the nearest
    "carry": 150,  # one cell nearer where the whole objective is a way
    "escort": 0,  # the same for those who carry nothing on it
    "found": 300,  # what is sought lies open
    "held": 300,  # it is carried
    "wound": 160,  # one damage on an enemy that must be defeated
    "done": 1200,  # a part of the objective is done
    "enemy": 25,  # an enemy on the map
    "near": 55,  # near a character
    "guard": 45,  # a Guard or Grapple beside a character
    "event": 220,  # an event to come
    "crisis": 160,  # a crisis to come
    "strength": 22,  # strength that gathers on a space
    "track": 1400,  # a full track, falling with the square of what is missing
    "hurry": 3000,  # the same where tokens are to be delivered: there nothing but time is short
    "health": 100,  # damage, against everything else
    "plan": 100,  # planning cards
    "search": 150,  # a face-down token that may be the one that is sought
}
WEIGHT, _ = named(*WEIGHTS)
