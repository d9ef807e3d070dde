# cantina bench
bench-players = hráči
bench-decisions-per-s = rozhodnutí za sekundu
bench-games-per-s = partií za sekundu
bench-decisions-per-game = rozhodnutí na partii
bench-interpreted-decisions-per-s = rozhodnutí za sekundu, interpretovaně
bench-views-per-s = zakrytých pohledů za sekundu
bench-features-per-s = vektorů příznaků za sekundu
bench-replays-per-s = přehrání zaznamenané partie za sekundu
bench-compile-cold-s = sekund na překlad, poprvé
bench-compile-warm-s = sekund na překlad, z mezipaměti
bench-record-bytes = bajtů záznamu
bench-peers = Jiné projekty, rozhodnutí za sekundu
bench-ratio = My proti nejlepšímu z nich
bench-help-json = jeden objekt JSON pro programy
bench-help-seconds = jak dlouho se každý údaj měří; bez zadání 2
bench-help-no-peers = vynechat jiné projekty
