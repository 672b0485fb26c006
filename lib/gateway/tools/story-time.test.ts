import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { STORY_TIME } from './story-time';

it('is the time of the example of a signed request', () => {
  const timestamp = loadContract().signing?.headers.find(({ name }) => name.endsWith('-Timestamp'));
  expect(timestamp?.example).toBe(String(STORY_TIME / 1000));
});
