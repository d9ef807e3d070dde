### cantina check: набори ігрових полів, місій і карт

terminal-about-check = Перевірити набір ігрових полів, місій і карт Mandalorian Adventures: його правила й тексти.
check-help-pack = тека; чого в ній немає, береться з того, що постачається з грою; якщо її не названо, перевіряється воно
check-boards = ігрових полів: { $maps }, місій: { $missions }, жетонів: { $tokens }, карт розвитку: { $growth }
check-cards = персонажів: { $characters }, карт умінь: { $skills }, подій: { $events }, карт планування: { $plans }
check-effects = ефектів, записаних кроками: { $steps }, вбудованих у програму (варіант зі зрадником): { $code }
check-ok = гаразд
check-wrong = знайдено помилок: { $count }
