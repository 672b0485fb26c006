// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { doubledIds, faultsOf } from '@/components/gateway/contract/__fixtures__/axe';
import { Checker, ListChecker } from './checker';
import { targetsOfList } from './targets';
import { HINT } from './verdict-text';

afterEach(cleanup);

const typed = (name: string, text: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const verdict = () => screen.getByRole('status');
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

describe('the checker as it is rendered', () => {
  it('is a labeled group with one field, its example and a hint', () => {
    render(<Checker targets={targetsOfList('cpf')} />);
    expect(
      screen.getByRole('group', { name: /^Check a value.*Nothing is sent or stored\.$/ }),
    ).toBeTruthy();
    const input = screen.getByRole('textbox', { name: 'CPF', description: HINT });
    expect(input.getAttribute('placeholder')).toBe('52998224725');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('cannot send anything', () => {
    const { container } = render(<ListChecker validators="cpf, iban" />);
    expect(container.querySelector('form, [name], button:not([type="button"])')).toBeNull();
  });

  it('has one input and a list for several fields, and ids of its own', async () => {
    const { container } = render(
      <>
        <Checker targets={targetsOfList('cpf')} />
        <ListChecker validators="iban, nuban" />
      </>,
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'IBAN',
      'NUBAN',
    ]);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(doubledIds(container)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('is absent where there is nothing to check', () => {
    const { container } = render(<Checker targets={[]} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('the script of the checker', () => {
  beforeAll(async () => {
    vi.useFakeTimers();
    await import('./index');
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('judges what is typed after a pause, and marks a refused value', async () => {
    const { container } = render(<Checker targets={targetsOfList('cpf')} />);
    typed('CPF', '529.982.247-25');
    expect(verdict().textContent).toBe(HINT);
    act(() => vi.runAllTimers());
    expect(verdict().textContent).toBe('Valid. Send it as 52998224725.');
    expect(verdict().className).toContain('result-good');
    typed('CPF', '52998224724');
    act(() => vi.runAllTimers());
    expect(verdict().textContent).toMatch(/^Not valid\. /);
    expect(screen.getByLabelText('CPF').getAttribute('aria-invalid')).toBe('true');
    expect(container.querySelectorAll('output > .dial')).toHaveLength(1);
    vi.useRealTimers();
    expect(await faultsOf(container)).toEqual([]);
    vi.useFakeTimers();
  });

  it('judges at once when the field is left', () => {
    render(<Checker targets={targetsOfList('cpf')} />);
    fireEvent.change(screen.getByLabelText('CPF'), { target: { value: '1' } });
    expect(verdict().textContent).toMatch(/^Not valid\. /);
  });

  it('fills in the examples and clears them', () => {
    render(<Checker targets={targetsOfList('cpf')} />);
    press('Invalid example');
    expect(value('CPF')).toBe('52998224724');
    expect(verdict().className).toContain('result-bad');
    press('Valid example');
    expect(verdict().textContent).toBe('Valid. Send it unchanged.');
    expect(screen.getByLabelText('CPF').hasAttribute('aria-invalid')).toBe(false);
    press('Clear');
    expect(value('CPF')).toBe('');
    expect(verdict().textContent).toBe(HINT);
    expect(verdict().className).toBe('checker-result');
    expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
  });

  it('takes what is typed as text', () => {
    const { container } = render(<Checker targets={targetsOfList('email')} />);
    const markup = '<img src=x>@example.com';
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: markup } });
    expect(verdict().textContent).toContain('<img src=x>');
    expect(container.querySelector('img')).toBeNull();
  });

  it('changes rule, example and bank with the choice', () => {
    render(<Checker targets={targetsOfList('iban, nuban')} />);
    const choose = (index: number) => {
      const select = screen.getByRole<HTMLSelectElement>('combobox');
      select.selectedIndex = index;
      fireEvent.change(select);
    };
    expect(screen.getByLabelText('Bank code').closest('[hidden]')).not.toBeNull();
    press('Valid example');
    choose(1);
    expect(value('Value')).toBe('');
    expect(verdict().textContent).toBe(HINT);
    expect(screen.getByLabelText('Value').getAttribute('placeholder')).toBe('0000014579');
    expect(screen.getByLabelText('Bank code').closest('[hidden]')).toBeNull();
    press('Valid example');
    expect(value('Bank code')).toBe('011');
    expect(verdict().textContent).toBe('Valid. Send it unchanged. It contains: bank 011.');
    fireEvent.change(screen.getByLabelText('Bank code'), { target: { value: '058' } });
    expect(verdict().className).toContain('result-bad');
    choose(0);
    expect(screen.getByLabelText('Bank code').closest('[hidden]')).not.toBeNull();
  });
});
