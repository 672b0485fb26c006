import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from './headers';
import { policyElement } from './policy';

it('allows no inline style, no foreign script, and only the configured connections', () => {
  const element = policyElement(
    ['alert(1)', 'alert(1)'],
    ['https://icons.example/a', 'https://icons.example/b'],
  );
  expect(element).not.toContain('unsafe');
  // printf 'alert(1)' | openssl sha256 -binary | base64
  expect(element).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self';",
  );
  expect(element).toContain("connect-src 'self' https://icons.example;");
});

it('allows nothing that it does not name, no base element, and forms of the site only', () => {
  const element = policyElement([]);
  for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(element).toContain(directive);
});

it('leaves to the hosts what a meta element cannot say', () => {
  expect(policyElement([])).not.toContain('frame-ancestors');
  expect(SECURITY_HEADERS['content-security-policy']).toBe("frame-ancestors 'none'");
});
