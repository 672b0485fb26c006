import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../base/math/random';
import { nuban } from './africa-asia';
import { type IdentifierId, identifiers } from './index';
import type { Validator } from './verdict';

interface System {
  readonly id: string;
  readonly validate: Validator;
  /** `#` any digit, `?` found by trying, others as they are. */
  readonly template: string;
  /** Share of single changed digits that must be noticed: 1 where the mathematics promises it. */
  readonly noticed: number;
}

const of = (id: IdentifierId, template: string, noticed = 1): System => ({
  id,
  validate: identifiers[id].validate,
  template,
  noticed,
});

const systems: readonly System[] = [
  of('cpf', '#########??', 0.98),
  of('cnpj', '############??', 0.98),
  of('clabe', '#################?'),
  of('cbu', '285####?#############?'),
  of('cvu', '000####?#############?'),
  of('cuit', '20########?', 0.9),
  of('rut_cl', '1#######-?'),
  of('nit_co', '#########?', 0.9),
  of('ci_ec', '171######?'),
  of('ruc_pe', '20########?', 0.9),
  of('ruc_py', '80#####-?', 0.85),
  of('ci_uy', '#######?', 0.7),
  of('rut_uy', '21######001?'),
  of('edrpou', '3######?', 0.85),
  of('rnokpp', '#########?', 0.85),
  of('tckn', '1########??'),
  of('card_pan', '4##############?'),
  of('luhn', '##########?'),
  of('aba_routing', '0########?'.slice(1)),
  of('iban_ua', 'UA??#########################'),
  of('iban_tr', 'TR??000610################'),
  of('iban_pl', 'PL??########################'),
  of('iban_pt', 'PT??#####################'),
  of('iban_gb', 'GB??NWBK##############'),
  of('iban_pk', 'PK??SCBL################'),
  of('boleto_barcode', '0019?#######################################', 0.9),
  {
    id: 'nuban',
    validate: (value) => nuban(value, { bankCode: '058' }),
    template: '#########?',
    noticed: 1,
  },
];

/** A valid value of the template: random digits first, then every filling of the question marks until one passes. */
function makeValid({ template, validate }: System, next: () => number): string | undefined {
  const marks = [...template].filter((char) => char === '?').length;
  const body = template.replace(/#/g, () => String(Math.floor(next() * 10)));
  for (let filling = 0; filling < 10 ** marks; filling++) {
    const digits = [...String(filling).padStart(marks, '0')];
    const value = body.replace(/\?/g, () => digits.shift() ?? '');
    const verdict = validate(value);
    if (verdict.ok && !verdict.warning) return value;
  }
  return undefined;
}

function* changedDigits(value: string): Generator<string> {
  for (let index = 0; index < value.length; index++) {
    const own = value[index] ?? '';
    if (!/\d/.test(own)) continue;
    for (const other of '0123456789') {
      if (other !== own) yield value.slice(0, index) + other + value.slice(index + 1);
    }
  }
}

describe('one changed digit', () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'of %s is noticed',
    (_, system) => {
      const next = mulberry32(20260115); // A fixed seed repeats a failure.
      let made = 0;
      let tried = 0;
      let noticed = 0;
      for (let round = 0; round < 25; round++) {
        const value = makeValid(system, next);
        if (value === undefined) continue;
        made++;
        for (const changed of changedDigits(value)) {
          tried++;
          const verdict = system.validate(changed);
          if (!verdict.ok || verdict.warning) noticed++;
        }
      }
      expect(made).toBeGreaterThan(15);
      expect(noticed / tried).toBeGreaterThanOrEqual(system.noticed);
    },
  );

  it.each([
    ['pix_brcode', 1],
    ['cci', 1],
    ['za_id', 1],
    ['boleto_line', 0.9],
    ['curp', 0.8],
  ] as const)('of the published example of %s is noticed', (id, share) => {
    const { valid, validate } = identifiers[id];
    const verdicts = [...changedDigits(valid[0])].map((value) => validate(value));
    const noticed = verdicts.filter((verdict) => !verdict.ok || verdict.warning);
    expect(noticed.length / verdicts.length).toBeGreaterThanOrEqual(share);
  });
});
