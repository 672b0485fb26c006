import { stem } from './words';

/**
 * Russian words of the trade → English words of these pages, best first. Any form of the Russian word is understood,
 * because both sides are compared by stem. Several words of one meaning stand before the colon.
 */
const TABLE = `
возврат вернуть рефанд: refund cancel
отмена отмен отменить: cancel
платеж оплата оплат оплатить: payment transaction pay
платежный: payment
транзакция операция: transaction
выплата выплатить вывод: payout
зачисление пополнение депозит прием принимать: payin deposit
перевод перевести: transfer
карта карт карточка карточек карточный: card
счет: invoice account bill
инвойс инвойсинг: invoice invoicing
аккаунт учетный: account
баланс остаток: balance
кошелек: wallet
банк банковский: bank
валюта валютный: currency
курс обмен: rate
страна: country
язык: language
код: code
ошибка ошибок: error
статус: status
состояние: state
причина: reason
отказ отклонение отклонить отклоненный: failure decline
неуспешный неудача: failed
успешный успех: success
тест тестовый: test
песочница: sandbox
подпись подписи подписать: signature sign
ключ: key
запрос: request
ответ: response
уведомление оповещение колбэк колбек коллбэк вебхук хук: callback
страница: page
форма: form
платежка: payment
отчет отчетность: report
выписка выписок: report
сверка сверок: reconciliation report
история: history
шаблон: template
создать создание: create
обновить обновление изменить: update
найти поиск: find
список: list
скачать загрузить: download
проверить проверка: check validate
подтвердить подтверждение: confirm complete
завершить списание: complete capture
холд холдирование преавторизация предавторизация: preauthorization
токен токенизация: tokenization token
рекуррентный подписка подписок автоплатеж: recurring token
чарджбэк чарджбек диспут спор оспаривание: chargeback
мошенничество фрод: risk
черный: blacklist
белый: whitelist
блокировка: block blacklist
лимит ограничение: limit
сумма: amount
комиссия тариф: tariff
сервис услуга: service
метод способ: method
касса точка магазин: point
мерчант продавец: merchant
покупатель плательщик клиент: customer payer
получатель: recipient
реквизит: requisites
кабинет: cabinet
личный: cabinet
настройка настроек: settings
доступ роль права: access
пользователь сотрудник: user access
авторизация вход войти логин пароль: authorization
двухфакторный: 2fa authorization
эквайринг: acquiring
хостовый: h2h
криптовалюта крипта криптовалютный: crypto
адрес: address
наличный: cash
мобильный: mobile
деньги: money
ваучер: voucher
чаевые: tips
подарочный: giftcode gift
обработка ожидание: pending processing
просрочить истечь: expired
повтор повторить: retry
идемпотентность: idempotency
дубль дубликат: duplicate
номер: number id
идентификатор: id
поле параметр: field
формат: format
справочник: reference codes
определение термин глоссарий словарь: definition glossary
изменение: changelog
вопрос: faq
введение начало: introduction
документация: documentation
интеграция: integration
интерфейс: interface
обзор: overview
журнал лог: log
дата время: date
метка: timestamp
безопасность: security
срок действие: expiry expires
виджет: widget
ссылка ссылок: link url
редирект перенаправление: redirect
мото: moto
куар кьюар: qr
россия: russia
турция турецкий: turkey turkiye
бразилия бразильский: brazil
мексика мексиканский: mexico
польша польский: poland
индия индийский: india
украина украинский: ukraine
нигерия: nigeria
кения: kenya
гана: ghana
камерун: cameroon
чили: chile
перу: peru
эквадор: ecuador
парагвай: paraguay
уругвай: uruguay
аргентина: argentina
колумбия: colombia
канада: canada
португалия: portugal
азербайджан: azerbaijan
казахстан: kazakhstan
узбекистан: uzbekistan
киргизия кыргызстан: kyrgyzstan
пакистан: pakistan
бангладеш: bangladesh
уганда: uganda
блик: blik
пикс: pix
бинанс: binance
билайн: beeline
доллар: dollar usd
евро: euro eur
рубль: ruble
лира: lira try
злотый: zloty pln
песо: peso
реал: brl real
гривна: hryvnia uah
`;

const entries = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [from = '', to = ''] = line.split(':');
    return from.split(' ').map((word): [string, string[]] => [word, to.trim().split(' ')]);
  });

const byStem = new Map(entries.map(([word, meanings]) => [stem(word), meanings]));

/** What a Russian word is called in these pages, best first; any form of the word. */
export const englishOf = (word: string): readonly string[] => byStem.get(stem(word)) ?? [];

/** Meanings of the Russian words that begin so; for a word that is only half typed. */
export const englishOfBeginning = (start: string): string[] => [
  ...new Set(entries.flatMap(([word, meanings]) => (word.startsWith(start) ? meanings : []))),
];
