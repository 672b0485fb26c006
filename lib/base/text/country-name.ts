const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** `CI` → `Côte d'Ivoire`: with a straight apostrophe, as in all other texts. An unknown code stays as it is. */
export const countryName = (code: string): string => (NAMES.of(code) ?? code).replaceAll('’', "'");
