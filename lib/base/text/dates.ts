/** One formatter for each locale: making one is slow. */
const DAYS = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string): Intl.DateTimeFormat {
  const known = DAYS.get(locale);
  const format =
    known ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  if (!known) DAYS.set(locale, format);
  return format;
}

/** `2026-11-21` or an ISO date-time → `Nov 21, 2026`, in UTC whatever the machine's zone. */
export const formatDay = (iso: string, locale = 'en-US'): string =>
  dayFormat(locale).format(new Date(iso));
