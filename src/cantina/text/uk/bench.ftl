# cantina bench
bench-players = гравців
bench-decisions-per-s = рішень за секунду
bench-games-per-s = партій за секунду
bench-decisions-per-game = рішень за партію
bench-interpreted-decisions-per-s = рішень за секунду без компіляції
bench-views-per-s = прихованих виглядів за секунду
bench-features-per-s = векторів ознак за секунду
bench-replays-per-s = повторів записаної партії за секунду
bench-compile-cold-s = секунд на компіляцію, вперше
bench-compile-warm-s = секунд на компіляцію, з кешу
bench-record-bytes = байтів у записі
bench-peers = Інші проєкти, рішень за секунду
bench-ratio = Наше до найкращого з них
bench-help-json = один об’єкт JSON для програм
bench-help-seconds = скільки секунд вимірювати кожне число; 2, якщо не вказано
bench-help-no-peers = без інших проєктів
