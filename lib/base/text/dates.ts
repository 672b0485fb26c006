const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-21` or an ISO date-time → `Nov 21, 2026`, in UTC whatever the machine's zone. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));
