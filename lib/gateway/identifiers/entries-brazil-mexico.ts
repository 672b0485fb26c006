import { boletoBarcode, boletoDueFactor, boletoLine } from './boleto';
import { pixBrCode, pixBrCodeDynamic } from './br-code';
import { cnpj, cpf, cpfOrCnpj } from './brazil-tax';
import type { Identifier } from './entry';
import { clabe, curp, rfc } from './mexico';
import {
  pixEndToEndId,
  pixKey,
  pixKeyCnpj,
  pixKeyCpf,
  pixKeyEmail,
  pixKeyEvp,
  pixKeyPhone,
  pixTxid,
  pixTxidStatic,
} from './pix';

/** The dynamic code printed in the BCB's manual of standards for starting a Pix. */
const DYNAMIC_BR_CODE =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';

const BR_CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406150.755802BR5913EXAMPLE STORE6009SAO PAULO62130509ORDER10016304';

/** Identifiers of Brazil and Mexico. */
export const brazilAndMexico = {
  cpf: {
    name: 'CPF',
    country: 'BR',
    // Receita Federal do Brasil; two mod-11 check digits.
    validate: cpf,
    valid: ['52998224725', '529.982.247-25'],
    invalid: ['52998224724', '11111111111'],
  },
  cnpj: {
    name: 'CNPJ',
    country: 'BR',
    // Receita Federal do Brasil, IN RFB 2.229/2024 (letters); two mod-11 check digits.
    validate: cnpj,
    valid: ['11222333000181', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    invalid: ['11222333000180', '12ABC34501DE34'],
  },
  cpf_cnpj: {
    name: 'CPF or CNPJ',
    country: 'BR',
    // Receita Federal do Brasil; two mod-11 check digits.
    validate: cpfOrCnpj,
    valid: ['52998224725', '12ABC34501DE35'],
    invalid: ['52998224724', '11222333000180', '123'],
  },
  pix_key: {
    name: 'Pix key',
    country: 'BR',
    // Banco Central do Brasil, DICT; five kinds, at most 77 characters.
    validate: pixKey,
    valid: [
      '52998224725',
      '12ABC34501DE35',
      '+5511961234567',
      'payer@example.com',
      '9c8b7a6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
    ],
    invalid: ['52998224724', '5511961234567', 'payer@example', '+351912345678'],
  },
  pix_key_cpf: {
    name: 'Pix key, CPF',
    country: 'BR',
    // Banco Central do Brasil, DICT.
    validate: pixKeyCpf,
    valid: ['52998224725'],
    invalid: ['52998224724'],
  },
  pix_key_cnpj: {
    name: 'Pix key, CNPJ',
    country: 'BR',
    // Banco Central do Brasil, DICT.
    validate: pixKeyCnpj,
    valid: ['11222333000181', '12ABC34501DE35'],
    invalid: ['11222333000180'],
  },
  pix_key_phone: {
    name: 'Pix key, phone',
    country: 'BR',
    // Banco Central do Brasil, DICT; ITU-T E.164.
    validate: pixKeyPhone,
    valid: ['+5511961234567'],
    invalid: ['11961234567', '+55119612345'],
  },
  pix_key_email: {
    name: 'Pix key, email',
    country: 'BR',
    // Banco Central do Brasil, DICT; at most 77 characters.
    validate: pixKeyEmail,
    valid: ['payer@example.com'],
    invalid: ['payer@example', `${'a'.repeat(60)}@${'b'.repeat(20)}.example`],
  },
  pix_key_evp: {
    name: 'Pix key, random',
    country: 'BR',
    // Banco Central do Brasil, DICT; UUID of RFC 9562.
    validate: pixKeyEvp,
    valid: ['9c8b7a6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'],
    invalid: ['9c8b7a6d5e4f4a3b8c2d1e0f9a8b7c6d', '9c8b7a6d-5e4f-4a3b-8c2d-1e0f9a8b7c6g'],
  },
  pix_txid: {
    name: 'Pix txid, dynamic QR code',
    country: 'BR',
    // Banco Central do Brasil, Pix API 2.9.0.
    validate: pixTxid,
    valid: ['ORDER1001ABCDEFGHIJKLMNOPQR'],
    invalid: ['ORDER-1001', 'ORDER1001'],
  },
  pix_txid_static: {
    name: 'Pix txid, static QR code',
    country: 'BR',
    // Banco Central do Brasil, BR Code manual.
    validate: pixTxidStatic,
    valid: ['ORDER1001'],
    invalid: ['ORDER-1001', 'ORDER1001ABCDEFGHIJKLMNOPQR'],
  },
  pix_e2eid: {
    name: 'Pix end-to-end id',
    country: 'BR',
    // Banco Central do Brasil, SPI.
    validate: pixEndToEndId,
    valid: ['E12345678202611211500abcdef12345'],
    invalid: ['E12345678202611211500abcdef1234', 'E12345678202613211500abcdef12345'],
  },
  pix_brcode: {
    name: 'Pix BR Code',
    country: 'BR',
    // Banco Central do Brasil after EMV QR Code MPM; CRC-16/CCITT-FALSE.
    validate: pixBrCode,
    valid: [`${BR_CODE}3599`, `${DYNAMIC_BR_CODE}64E4`],
    invalid: [`${BR_CODE}3598`, BR_CODE],
  },
  pix_brcode_dynamic: {
    name: 'Pix BR Code, dynamic',
    country: 'BR',
    // Banco Central do Brasil, standards for starting a Pix; CRC-16/CCITT-FALSE.
    validate: pixBrCodeDynamic,
    valid: [`${DYNAMIC_BR_CODE}64E4`],
    invalid: [`${BR_CODE}3599`, `${DYNAMIC_BR_CODE}64E5`],
  },
  boleto_line: {
    name: 'Boleto, typed line',
    country: 'BR',
    // FEBRABAN; three mod-10 digits and one mod-11 digit.
    validate: boletoLine,
    valid: ['00190500954014481606906809350314116470000015075'],
    invalid: ['00190500964014481606906809350314116470000015075', '00190500954014481606'],
  },
  boleto_barcode: {
    name: 'Boleto, barcode',
    country: 'BR',
    // FEBRABAN; one mod-11 digit at position 5.
    validate: boletoBarcode,
    valid: ['00191164700000150750500940144816060680935031'],
    invalid: ['00192164700000150750500940144816060680935031'],
  },
  boleto_due_factor: {
    name: 'Boleto, due factor',
    country: 'BR',
    // FEBRABAN; days from 1997-10-07, from 1000 again on 2025-02-22.
    validate: boletoDueFactor,
    valid: ['1647', '0000'],
    invalid: ['10647', '0999'],
  },
  clabe: {
    name: 'CLABE',
    country: 'MX',
    // Asociación de Bancos de México; weights 3, 7, 1.
    validate: clabe,
    valid: ['032180000118359719', '002010077777777771'],
    invalid: ['032180000118359718'],
  },
  rfc: {
    name: 'RFC',
    country: 'MX',
    // Servicio de Administración Tributaria; date and check digit.
    validate: rfc,
    valid: ['GODE561231GR8'],
    invalid: ['GODE561331GR8', 'GODE5612'],
  },
  curp: {
    name: 'CURP',
    country: 'MX',
    // Registro Nacional de Población; one check digit.
    validate: curp,
    valid: ['BOXW310820HNERXN09'],
    invalid: ['BOXW310820HNERXN08'],
  },
} as const satisfies Readonly<Record<string, Identifier>>;
