import { describe, expect, it } from 'vitest';
import { fillExample } from './customer-screens';

const example = {
  request: { amount: '499.00', urls: { success: 'https://shop.example/pay/ok' } },
  response: {
    data: {
      next_action: {
        link: 'upi://pay?pa=store@examplebank&pn=Example%20Store',
        code: '000201' + '5913EXAMPLE STORE' + '6009SAO PAULO',
      },
    },
  },
  callback: { data: { provider_reference: '601512048319' } },
};
const fill = (text: string) => fillExample(text, example);

describe('fillExample', () => {
  it.each([
    ['Pay {request.amount}', 'Pay 499.00'],
    ['{callback.provider_reference}', '601512048319'],
    ['{request.urls.success|host}', 'shop.example'],
    ['{response.next_action.link|param pn}', 'Example Store'],
    ['{response.next_action.code|emv 59}', 'EXAMPLE STORE'],
    ['{response.next_action.code|emv 60}', 'SAO PAULO'],
  ])('%s is %s', (text, filled) => {
    expect(fill(text)).toEqual({ text: filled, unknown: [] });
  });

  it.each([
    '{request.currency}',
    '{request.amount|host}',
    '{request.amount|upper}',
    '{response.next_action}',
    '{response.next_action.link|param tr}',
    '{response.next_action.code|emv 61}',
  ])('says that the example has no value for %s', (place) => {
    expect(fill(`a ${place}`)).toEqual({ text: `a ${place}`, unknown: [place] });
  });
});
