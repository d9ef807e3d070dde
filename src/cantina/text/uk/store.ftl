### Що може піти не так зі збереженими столами.

## Запис

store-taken = Запис { $number } столу «{ $table }» неможливо зберегти: такий уже є або бракує попереднього
store-campaign-taken = Зміну { $number } кампанії «{ $campaign }» неможливо зберегти: тим часом її змінив хтось інший
store-closed = Сховище закрито
store-failed-full = Неможливо нічого зберегти: диск заповнено ({ $reason })
store-failed-busy = Сховище надто довго зайняте кимось іншим ({ $reason })
store-failed-corrupt = Сховище пошкоджено ({ $reason })
store-failed-disk = Файлом сховища неможливо скористатися ({ $reason })
store-failed-lost = База даних недоступна ({ $reason })
store-failed-refused = База даних цього не приймає ({ $reason })

## Відкриття

store-address = Сховище не може мати адреси, що починається з «{ $scheme }»: вкажіть шлях до файлу або адресу, що починається з одного з { $schemes }
store-address-broken = Це не адреса бази даних; вона має вигляд postgresql://user:password@host/name
store-no-driver = Для бази даних PostgreSQL потрібен пакет { $package }, а його не встановлено
store-corrupt = Це не сховище Cantina, або його пошкоджено; нічого не змінено ({ $reason })
store-foreign = Ця база даних належить чомусь іншому: у ній є таблиця «{ $table }»; нічого не змінено
store-newer = Це сховище записала новіша програма (версія { $version }); ця знає версії до { $ours }; нічого не змінено

## Копії

store-backup-postgresql = Сховище в PostgreSQL не копіюється у файл: експортуйте його або скористайтеся засобами PostgreSQL
store-file-exists = { $file }: там уже щось є; нічого не записано
store-file = { $file }: файл неможливо записати ({ $reason })
store-import-unreadable = { $file }: файл неможливо прочитати ({ $reason })
store-import-foreign = { $file }, рядок { $line }: це не експорт Cantina, або його обірвано («{ $field }»)
store-import-field = { $file }, рядок { $line }: поля «{ $field }» бракує, або воно невідоме чи не того типу
store-import-altered = { $file }, рядок { $line }: рядок змінено: він не відповідає своєму полю «{ $field }»
store-import-count = { $file }, рядок { $line }: у «{ $field }» стоїть { $count }, а у файлі їх { $found }
store-import-other = { $file }, рядок { $line }: під іменем «{ $id }» уже збережено щось інше: відрізняється «{ $field }»; нічого не перезаписано
