import { expect, test } from 'vitest';
import { unknownClasses } from './css-classes.ts';

const component = "import classes from './A.module.css';\nconst a = [classes.line, classes.lineEnd, classes.gone];";

test('a class that the stylesheet does not have is named', () => {
  expect(unknownClasses(component, () => '.line { color: red }\n.box .lineEnd::after {}')).toEqual(['gone']);
  expect(unknownClasses(component, () => '.line-end .lineEnd .gone')).toEqual(['line']);
});
