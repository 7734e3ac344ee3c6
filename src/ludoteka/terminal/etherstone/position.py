"""The open part of a position, made from a view, so that the rules themselves can say what would happen."""

from ludoteka.core.chance import Chance
from ludoteka.games.etherstone.attack import follower_strength, leader_strength
from ludoteka.games.etherstone.cards.definition import CARDS, PROTECTION, card_named
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import NAMES, some
from ludoteka.games.etherstone.table import Placed, Player
from ludoteka.terminal.pieces import View


class Position:
    """What lies open before the players. It is asked, never played on."""

    def __init__(self, view: View) -> None:
        self._state = EtherstoneState(view["seats"], Chance(bytes(32)))
        self._state.players = [_player(board) for board in view["boards"]]

    def strengths(self, seat: int) -> dict[str, int]:
        """The strength of a seat's leader and of each of its entities, with all that adds to it."""
        player = self._state.players[seat]
        found = {CARDS[placed.card].id: int(follower_strength(self._state, seat, placed)) for placed in player.tableau}
        if player.leader:
            found[CARDS[player.leader].id] = int(leader_strength(self._state, seat))
        return found

    def harm(self, seat: int, threat: str, protection: int) -> int:
        """The durability that a leader who attacks a threat loses, with so much protection gained in this attack."""
        always = int(self._state.modified(seat, PROTECTION))
        return max(0, int(card_named(threat).strength) - protection - always)


def _player(board: View) -> Player:
    player = Player()
    player.leader = card_named(board["leader"]).code if board["leader"] else 0
    player.leader_counters = board["leader_counters"]
    player.durability = board["durability"]
    player.pacts = board["pacts"]
    player.points = board["points"]
    player.stones = sum(some(colour, board["stones"][name]) for colour, name in enumerate(NAMES))
    player.trophies = [int(card_named(card).code) for card in board["trophies"]]
    for entry in board["tableau"]:
        placed = Placed(card_named(entry["card"]).code)
        placed.exhausted, placed.counters = entry["exhausted"], entry["counters"]
        player.tableau.append(placed)
    return player
