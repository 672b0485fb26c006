/** One formatter for each locale and length: making one is slow. */
const DAYS = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, month: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${locale} ${month}`;
  const known = DAYS.get(key);
  const format =
    known ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  if (!known) DAYS.set(key, format);
  return format;
}

/** `2026-11-21` or an ISO date-time → `Nov 21, 2026`, in UTC whatever the machine's zone. */
export const formatDay = (iso: string, locale = 'en-US'): string =>
  dayFormat(locale, 'short').format(new Date(iso));

/** `2026-11-21` → `November 21, 2026`: a day in a sentence. */
export const formatDate = (iso: string): string => dayFormat('en-US', 'long').format(new Date(iso));
