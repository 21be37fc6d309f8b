import { expect, test } from 'vitest';
import { chooseInsertAs, chosenInsertAs, usualInsertAs } from './insert-as.ts';

const OWN = { canEdit: true };
const LIBRARY = { canEdit: false };

test('modules that one cannot edit are offered as copies, and chosen for apart from those that one can', () => {
  expect([usualInsertAs(OWN), usualInsertAs(LIBRARY)]).toEqual(['linked', 'copy']);
  expect([chosenInsertAs(OWN), chosenInsertAs(LIBRARY)]).toEqual([null, null]);
  chooseInsertAs('linked', OWN);
  expect([chosenInsertAs(OWN), chosenInsertAs(LIBRARY)]).toEqual(['linked', null]);
  chooseInsertAs('copy', LIBRARY);
  expect([chosenInsertAs(OWN), chosenInsertAs(LIBRARY)]).toEqual(['linked', 'copy']);
});
