import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { at } from '../wire/json';
import { bench } from './bench';
import { recipes } from './error-recipes';

const { errors, sandbox } = loadContract();
const all = (errors?.codes ?? []).map(({ code }) => code);
const never = (sandbox?.errors ?? []).filter((row) => row.never).flatMap(({ codes }) => codes);

describe('errors of the sandbox', () => {
  it('can be had, but for those that the page says cannot', () => {
    const wanted = all.filter((code) => !never.includes(code));
    expect(
      Object.keys(recipes)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(wanted);
  });

  it.each(Object.entries(recipes))('%s', async (code, recipe) => {
    const { body, status } = await recipe(bench());
    const row = errors?.codes.find((error) => error.code === Number(code));
    expect(status).toBe(row?.http);
    const own = at(body, 'error.code') ?? Number(String(at(body, 'returnMessage')).slice(0, 4));
    expect(own).toBe(Number(code));
  });
});
