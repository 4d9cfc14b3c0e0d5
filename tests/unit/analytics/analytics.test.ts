// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grantConsent, sendEvent, start } from '../../../src/islands/analytics/index.ts';

/** Commands that the tag would find, as lists. */
const commands = () =>
  (window.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]);
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('#gtag-script')];

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="analytics" content="G-TEST" data-origin="https://tags.example">';
  // A type that nobody runs: nothing is loaded in this environment.
  vi.spyOn(document.documentElement, 'append').mockImplementation((element) => {
    (element as HTMLScriptElement).type = 'text/plain';
    document.body.append(element);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
  delete window.dataLayer;
  delete window.gtag;
});

const denied = {
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  ad_storage: 'denied',
  analytics_storage: 'denied',
};

test('everything is denied at first, and nothing is loaded', () => {
  start();
  expect(commands()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
  expect(tags()).toEqual([]);
});

test('pressing the button of the popup is the consent, once; other presses are none', () => {
  document.body.innerHTML = '<button>Other</button><button data-accept-cookies><b>Ok</b></button>';
  start();
  document.querySelector('button')?.click();
  expect(commands()).toHaveLength(1);
  document.querySelector('b')?.click();
  document.querySelector('b')?.click();
  expect(commands().map((command) => command.slice(0, 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', expect.any(Date)],
    ['config', 'G-TEST'],
  ]);
});

test('events before the consent are dropped', () => {
  start();
  sendEvent('copied', { what: 'code' });
  grantConsent();
  expect(JSON.stringify(commands())).not.toContain('copied');
});

test('the consent is an update, comes before the configuration, and loads the tag once', () => {
  start();
  grantConsent();
  grantConsent();
  expect(commands().map((command) => command.slice(0, 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', expect.any(Date)],
    ['config', 'G-TEST'],
    ['consent', 'update'],
  ]);
  expect(commands()[1]?.[2]).toEqual({
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    ad_storage: 'granted',
    analytics_storage: 'granted',
  });
  expect(tags().map(({ src }) => src)).toEqual(['https://tags.example/gtag/js?id=G-TEST']);
});

test('the tag gets arguments, which is all that it reads', () => {
  start();
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('events of our own are sent after the consent', () => {
  start();
  grantConsent();
  sendEvent('copied', { what: 'code' });
  sendEvent('opened');
  expect(commands().slice(-2)).toEqual([
    ['event', 'copied', { what: 'code' }],
    ['event', 'opened', {}],
  ]);
});

test('a consent of an earlier visit counts at once', () => {
  localStorage.setItem('docs-accepts-cookies', 'true');
  start();
  expect(tags()).toHaveLength(1);
});

test.each(['false', 'TRUE', '', '1'])('a stored "%s" is no consent', (stored) => {
  localStorage.setItem('docs-accepts-cookies', stored);
  start();
  expect(tags()).toEqual([]);
});

test('failures are told, and load nothing', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  window.dataLayer = Object.freeze([]) as unknown as unknown[];
  start();
  expect(error).toHaveBeenLastCalledWith('Unable to set default cookie consent.');
  grantConsent();
  expect(error).toHaveBeenLastCalledWith('Unable to grant cookie consent.');
  expect(tags()).toEqual([]);
});
