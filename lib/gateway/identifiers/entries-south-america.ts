import { accountOf } from './accounts';
import { ccCo, cci, ciEc, dniPe, nitCo, rucEc, rucPe, rutCl } from './andes';
import { arAlias, cbu, cbuOrCvu, cuil, cuit, cvu, dniAr } from './argentina';
import type { Identifier } from './entry';
import { ciPy, ciUy, rucPy, rutUy } from './river-plate';

/** Identifiers of Spanish-speaking South America. */
export const southAmerica = {
  cbu: {
    name: 'CBU',
    country: 'AR',
    // Banco Central de la República Argentina; two check digits.
    validate: cbu,
    valid: ['2850590940090418135201'],
    invalid: ['2850590940090418135200', '0000003100012345678907'],
  },
  cvu: {
    name: 'CVU',
    country: 'AR',
    // Banco Central de la República Argentina; two check digits, begins with 000.
    validate: cvu,
    valid: ['0000003100012345678907'],
    invalid: ['0000003100012345678908', '2850590940090418135201'],
  },
  cbu_cvu: {
    name: 'CBU or CVU',
    country: 'AR',
    // Banco Central de la República Argentina; two check digits.
    validate: cbuOrCvu,
    valid: ['2850590940090418135201', '0000003100012345678907'],
    invalid: ['2850590940090418135200', '0000003100012345678908'],
  },
  ar_alias: {
    name: 'Alias of a CBU or CVU',
    country: 'AR',
    // Banco Central de la República Argentina; 6 to 20 characters.
    validate: arAlias,
    valid: ['CASA.SOL.MAR'],
    invalid: ['sol', 'casa_sol'],
  },
  cuit: {
    name: 'CUIT',
    country: 'AR',
    // ARCA (once AFIP); mod-11 check digit.
    validate: cuit,
    valid: ['20055361682', '20-05536168-2'],
    invalid: ['20055361683'],
  },
  cuil: {
    name: 'CUIL',
    country: 'AR',
    // ANSES; mod-11 check digit.
    validate: cuil,
    valid: ['20055361682'],
    invalid: ['20055361683'],
  },
  dni_ar: {
    name: 'DNI',
    country: 'AR',
    // RENAPER; 7 or 8 digits.
    validate: dniAr,
    valid: ['20123456'],
    invalid: ['2012345A'],
  },
  rut_cl: {
    name: 'RUT',
    country: 'CL',
    // Registro Civil and SII; mod-11 check digit.
    validate: rutCl,
    valid: ['12531909-2', '12.531.909-2', '76086428-5'],
    invalid: ['12531909-3', '10851280K'],
  },
  cl_account: {
    name: 'Account number',
    country: 'CL',
    // by the bank; 6 to 20 digits.
    validate: accountOf('cl'),
    valid: ['12531909'],
    invalid: ['12345'],
  },
  nit_co: {
    name: 'NIT',
    country: 'CO',
    // DIAN; mod-11 check digit with prime weights.
    validate: nitCo,
    valid: ['2131234321', '213.123.432-1'],
    invalid: ['2131234322'],
  },
  cc_co: {
    name: 'Cédula de ciudadanía',
    country: 'CO',
    // Registraduría Nacional; 6 to 10 digits.
    validate: ccCo,
    valid: ['1020304050'],
    invalid: ['12345'],
  },
  ci_ec: {
    name: 'Cédula',
    country: 'EC',
    // Registro Civil; Luhn-like check digit.
    validate: ciEc,
    valid: ['1714307103'],
    invalid: ['1714307104'],
  },
  ruc_ec: {
    name: 'RUC',
    country: 'EC',
    // Servicio de Rentas Internas; check digit by kind of taxpayer.
    validate: rucEc,
    valid: ['1792060346001', '1714307103001'],
    invalid: ['1792060347001'],
  },
  ec_account: {
    name: 'Account number',
    country: 'EC',
    // by the bank; digits only.
    validate: accountOf('ec'),
    valid: ['2200123456'],
    invalid: ['22-A'],
  },
  dni_pe: {
    name: 'DNI',
    country: 'PE',
    // RENIEC; 8 digits, check digit optional.
    validate: dniPe,
    valid: ['10117410', '10117410-2'],
    invalid: ['10117410-3'],
  },
  ruc_pe: {
    name: 'RUC',
    country: 'PE',
    // SUNAT; mod-11 check digit.
    validate: rucPe,
    valid: ['20512333797'],
    invalid: ['20512333798'],
  },
  cci: {
    name: 'CCI',
    country: 'PE',
    // Cámara de Compensación Electrónica; two control digits, a warning only.
    validate: cci,
    valid: ['01136600010003254221', '00219300123456789013'],
    invalid: ['0113660001000325422', '0113660001000325422X'],
  },
  ci_py: {
    name: 'Cédula',
    country: 'PY',
    // Policía Nacional; 5 to 8 digits.
    validate: ciPy,
    valid: ['1234567'],
    invalid: ['12A4567'],
  },
  ruc_py: {
    name: 'RUC',
    country: 'PY',
    // DNIT (once SET); mod-11 check digit.
    validate: rucPy,
    valid: ['80028061-0'],
    invalid: ['80028061-1'],
  },
  py_account: {
    name: 'Account number',
    country: 'PY',
    // by the bank; 3 to 20 digits.
    validate: accountOf('py'),
    valid: ['0012345678'],
    invalid: ['12'],
  },
  ci_uy: {
    name: 'Cédula',
    country: 'UY',
    // DNIC; weighted check digit.
    validate: ciUy,
    valid: ['12345672', '1.234.567-2'],
    invalid: ['12345673'],
  },
  rut_uy: {
    name: 'RUT',
    country: 'UY',
    // Dirección General Impositiva; mod-11 check digit.
    validate: rutUy,
    valid: ['211003420017'],
    invalid: ['211003420018'],
  },
  uy_account: {
    name: 'Account number',
    country: 'UY',
    // by the bank; 5 to 20 digits.
    validate: accountOf('uy'),
    valid: ['0012345678'],
    invalid: ['1234'],
  },
} as const satisfies Readonly<Record<string, Identifier>>;
