import { expect, it } from 'vitest';
import { responsiveCss, responsiveRule, stackingRules } from './responsive-rules.ts';

it('gives equal declarations one class, the same in every process', () => {
  const rule = responsiveRule('stack', 'max-width:100%');
  expect(rule).toBe(responsiveRule('stack', 'max-width:100%'));
  expect(rule.name).toBe('s1axnk8a');
  expect(rule.name).not.toBe(responsiveRule('phone', 'max-width:100%').name);
});

it('writes each rule once, important, with no colon in its class', () => {
  const rule = responsiveRule('phone', 'margin:0;padding-top:4px');
  expect(responsiveCss([rule, rule])).toBe(
    `@media (max-width:479px){.${rule.name}{margin:0 !important;padding-top:4px !important}}\n`,
  );
  expect(rule.name).toMatch(/^[a-z][a-z0-9]+$/);
});

it('gives a column one class for both, and says once for all columns how wide they are under each other', () => {
  const [beside, under] = stackingRules('50%');
  expect([beside, under]).toEqual([stackingRules('50%')[0], stackingRules('50%')[1]]);
  const [third] = stackingRules('33.33%');
  expect(responsiveCss([...stackingRules('50%'), ...stackingRules('33.33%')])).toBe(
    `@media (min-width:768px){.${beside.name}{width:50% !important}.${third.name}{width:33.33% !important}}\n` +
      `@media (max-width:767px){.${beside.name},.${third.name}{max-width:100% !important}}\n`,
  );
});

it('writes dark colours for clients with a dark mode of their own too, backgrounds and inks apart', () => {
  const { name } = responsiveRule('dark', 'color:#ffffff;background-color:#000000');
  expect(responsiveCss([responsiveRule('dark', 'color:#ffffff;background-color:#000000')])).toBe(
    `@media (prefers-color-scheme:dark){.${name}{color:#ffffff !important;background-color:#000000 !important}}\n` +
      `[data-ogsc] .${name}{color:#ffffff !important}\n` +
      `[data-ogsb] .${name}{background-color:#000000 !important}\n`,
  );
});

it('shows and hides in dark mode whichever of its colors Outlook has changed', () => {
  const { name } = responsiveRule('dark', 'display:none;max-height:0');
  const hidden = `.${name}{display:none !important;max-height:0 !important}`;
  expect(responsiveCss([responsiveRule('dark', 'display:none;max-height:0')])).toBe(
    `@media (prefers-color-scheme:dark){${hidden}}\n[data-ogsc] ${hidden}\n[data-ogsb] ${hidden}\n`,
  );
});

it('has columns beside each other from 768 pixels on, whatever the width of the mail', () => {
  const css = responsiveCss(stackingRules('50%'));
  expect(css).toContain('@media (min-width:768px){');
  expect(css).toContain('@media (max-width:767px){');
});
