# cantina bench
bench-players = hráči
bench-decisions-per-s = rozhodnutí za sekundu
bench-games-per-s = partií za sekundu
bench-decisions-per-game = rozhodnutí na partiu
bench-interpreted-decisions-per-s = rozhodnutí za sekundu, interpretovane
bench-views-per-s = zakrytých pohľadov za sekundu
bench-features-per-s = vektorov príznakov za sekundu
bench-replays-per-s = zopakovaní zaznamenanej partie za sekundu
bench-compile-cold-s = sekúnd na preklad, prvýkrát
bench-compile-warm-s = sekúnd na preklad, z medzipamäte
bench-record-bytes = bajtov záznamu
bench-peers = Iné projekty, rozhodnutí za sekundu
bench-ratio = My proti najlepšiemu z nich
bench-help-json = jeden objekt JSON pre programy
bench-help-seconds = ako dlho sa každý údaj meria; ak nie je zadané, 2
bench-help-no-peers = vynechať iné projekty
