import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * The country calling code of ITU-T E.164, without `+`: `callingCodeOf('PL') // '48'`. It comes from the metadata of
 * libphonenumber. Undefined for the territories that have none.
 */
export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
