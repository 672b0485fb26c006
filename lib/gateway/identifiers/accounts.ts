import { digits, type Validator } from './verdict';

/** Lengths of account numbers in countries where the number has no public check digit. */
const LENGTHS = {
  cl: { min: 6, max: 20, hint: 'For a Cuenta RUT it is the RUT without its check digit.' },
  ec: { min: 5, max: 20 },
  py: { min: 3, max: 20 },
  uy: { min: 5, max: 20 },
} as const;

/** Account number of one country: digits only, within the lengths its banks use. */
export const accountOf =
  (country: keyof typeof LENGTHS): Validator =>
  (value) =>
    digits(value, { name: 'An account number', ...LENGTHS[country] });
