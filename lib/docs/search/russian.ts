import { editDistance } from '../../base/text/edit-distance';
import { toleranceOf } from './typo';
import { stem } from './words';

/**
 * Russian words of the trade → English words of these pages, best first. Any form of the Russian word is understood,
 * because the two sides are compared by stem. Several words of one meaning are before the colon.
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
недостаточно недостаточный нехватка: insufficient
средство средства: funds balance
массовый пакетный: bulk batch mass
частичный частично: partial partially
полный полностью: full
повторный: retry repeat
двойной дважды: duplicate
поддельный подлинность подлинный настоящий: verify signature
проверять сверить валидация: verify check validate
расписание график: schedule
попытка: attempt
доставка: delivery
просроченный истекший: expired
неверный неправильный некорректный: invalid wrong
отсутствовать отсутствующий: missing
обязательный: required
необязательный: optional
неизвестный: unknown
запрещенный запретить запрет: forbidden block
разрешение разрешить: permission
заблокировать блокировать: block blacklist
разблокировать: unblock
закрыть: close
удалить удаление: delete
редактировать отредактировать: update
получить получение: get
отправить отправка послать: send
принять: accept
показать: show
смотреть посмотреть: view
выбрать выбор: choose
подключить подключение: integration start
установить: set
включить: enable switch
отключить выключить: disable switch
заменить замена ротация сменить: rotate replace change
потерять потеря утерянный украсть украденный: lost stolen
узнать: find
выйти выход: logout
регистрация зарегистрировать: account start
сертификат: certificate
шифрование: encryption
хеш хэш: hash
заголовок: header
тело: body
параметры: parameter field
значение: value
строка: string line
пример: example
описание: description
событие: event
сервер: server
сеть: network
айпи ip: ip
домен: domain
порт: port
таймаут тайм-аут: timeout
задержка: delay
версия: version
логи логирование: log
подсказка: hint
библиотека sdk: client sdk
код-пример: example
эндпоинт конечный: endpoint
вызов вызвать: call
пагинация: pagination cursor
сортировка: sort
фильтр: filter
валидатор: validator
сайт: site point
приложение: app
телефон: phone
почта имейл емейл электронный: email
имя фамилия: name
отчество: name
паспорт документ: document
налог налоговый инн: tax
индекс: postal
город: city
регион: region state
счетчик: counter
резерв: reserve
удержание: reserve hold
разморозить: release
заморозить заморозка: hold reserved
конвертация конвертировать: conversion rate exchange
котировка: quote
маржа: margin
процент: percent fee
стоимость цена: price fee tariff
расходы: fee
прибыль оборот: turnover
статистика аналитика: statistics
конверсия: conversion
договор контракт: contract
бухгалтерия бухгалтерский: accounting report
акт: final report
период: period
месяц месячный ежемесячный: month monthly
день дневной ежедневный: day daily
неделя: week
год: year
час: hour
минута: minute
секунда: second
сейчас: now
вечный бессрочный: expiry
эквайер: acquirer
эмитент: issuer
платежная: payment
пластик: card
дебетовый: debit
кредитный: credit
виза: visa
мастеркард: mastercard
мир: mir
бин: bin
цвв cvv cvc: cvv
держатель: cardholder
привязать привязка сохранить сохранение: save token
отвязать: delete token
регулярный периодический: recurring
безакцептный: recurring mit
рассрочка: installments
предоплата: deposit
аванс: deposit
пополнить: payin deposit top
снять снятие: payout withdrawal
обналичить наличность: cash
зарплата: salary payroll payout
поставщик: supplier
бенефициар: beneficiary recipient
отправитель: sender
агент: agent
партнер: partner
менеджер: manager
оператор: operator
администратор админ: admin
владелец: owner
разработчик программист: developer
программирование: programming code
логотип: logo
цвет: color
дизайн оформление внешний: design page customization
брендирование бренд: brand
локализация: language locale
кнопка: button
окно фрейм айфрейм: iframe frame
короткий: short
штрихкод: barcode
чек квитанция: receipt
бланк: form
доказательство: evidence proof
жалоба претензия: dispute complaint
возражение: representment dispute
мошеннический мошенник: fraud risk
риск: risk
проверочный смс одноразовый отп: otp code
двойная аутентификация: 2fa authorization
двухфакторка: authentication 2fa authorization
секрет секретный: secret key
ошибочный: error
сбой недоступность недоступный упасть: outage down error
зависнуть зависший застрять: processing stuck
потеряться пропасть: lost missing
опоздать поздний: late
недоплата недоплатить: underpaid underpayment
переплата переплатить: overpaid overpayment
комиссионный: fee
скидка: discount
заказ: order transaction
товар: item goods
корзина: cart basket
доступный: available
поддержка саппорт: support
обращение тикет: request ticket support
помощь: help faq
новость новинка: changelog news
релиз: release changelog
пошлина: fee
подарок сертификатный: giftcode
донат пожертвование: donation
официант: tips
посредник: partner
юпиай: upi
боливия: bolivia
доминикана: dominican
коста: costa
египет: egypt
танзания: tanzania
сенегал: senegal
руанда: rwanda
замбия: zambia
юар африка: africa
кот: ivoire
индонезия: indonesia
вьетнам: vietnam
таиланд: thailand
малайзия: malaysia
филиппины: philippines
япония: japan
китай: china
сша америка: us states
германия: germany
франция: france
испания: spain
италия: italy
великобритания англия: kingdom gb
европа европейский: europe eur
биткоин биткойн: bitcoin btc crypto
эфир эфириум: ethereum eth
тезер юсдт: usdt
стейблкоин: usdt usdc
сатоши: bitcoin
трон: tron
рупия: inr rupee
найра: ngn naira
шиллинг: kes shilling
сум: uzs
тенге: kzt
манат: azn
фунт: gbp pound
иена йена: jpy yen
юань: cny yuan
гривневый: uah
цифра знак десятичный: decimals
округление: rounding
дробный копейка: decimals minor
числовой: numeric
буквенный: alpha
`;

const entries = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [from = '', to = ''] = line.split(':');
    return from.split(' ').map((word): [string, string[]] => [word, to.trim().split(' ')]);
  });

/**
 * A stem that all forms of a word share: the rules of Snowball leave the vowel that comes and goes before its end
 * (`ошибка`, `ошибок`; `настройка`, `настроек`).
 */
const keyOf = (word: string): string =>
  stem(word)
    .replace(/([аеиоуыэюя])е([кц])$/, '$1й$2')
    .replace(/([^аеиоуыэюя])[ое]([кц])$/, '$1$2');

const byStem = new Map(entries.map(([word, meanings]) => [keyOf(word), meanings]));

const RUSSIAN = /^[а-я]+$/;
/** So much of the longer of two words must be their common beginning, that they are taken for the same. */
const SHARED = 0.7;
/** A beginning shorter than this is that of too many words. */
const MIN_SHARED = 5;

const known = new Map<string, readonly string[]>();
/** A reader types few words; a longer memory is worth nothing. */
const MAX_KNOWN = 200;

/** What a Russian word is called in these pages, best first; any form of the word, and near spellings of it. */
export function englishOf(word: string): readonly string[] {
  if (!RUSSIAN.test(word)) return [];
  const before = known.get(word);
  if (before) return before;
  const found = byStem.get(keyOf(word)) ?? relatedOf(word) ?? misspelled(word) ?? [];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, found);
  return found;
}

/** Of the words with the same beginning, as `подтверждают` and `подтвердить`, the one that shares most. */
function relatedOf(word: string): readonly string[] | undefined {
  let most = MIN_SHARED - 1;
  let found: readonly string[] | undefined;
  for (const [other, meanings] of entries) {
    const shared = sharedLength(word, other);
    if (shared <= most || shared < SHARED * Math.max(word.length, other.length)) continue;
    most = shared;
    found = meanings;
  }
  return found;
}

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** The nearest words that are a typing error away. */
function misspelled(word: string): readonly string[] | undefined {
  let best: number = toleranceOf(word) + 1;
  let found: readonly string[] | undefined;
  for (const [other, meanings] of entries) {
    const distance = editDistance(word, other, best - 1, false);
    if (distance >= best) continue;
    best = distance;
    found = meanings;
  }
  return found;
}

/** Meanings of the Russian words that begin so; for a word that is only half typed. */
export const englishOfBeginning = (start: string): string[] => [
  ...new Set(entries.flatMap(([word, meanings]) => (word.startsWith(start) ? meanings : []))),
];
