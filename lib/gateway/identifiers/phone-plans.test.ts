import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { type PhonePlan, phonePlans } from './phone-plans';

const plans: readonly [string, PhonePlan][] = Object.entries(phonePlans);

it.each(plans)('the example of the plan %s is a mobile number by libphonenumber', (_, plan) => {
  const number = parsePhoneNumberFromString(`+${plan.example}`);
  expect([number?.country, number?.countryCallingCode]).toEqual([plan.country, plan.code]);
  // In Canada and Mexico a number does not show whether it is mobile.
  expect(number?.getType()).toMatch(/^(?:FIXED_LINE_OR_)?MOBILE$/);
});
