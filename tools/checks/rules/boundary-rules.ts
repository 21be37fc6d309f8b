import { type BoundaryRule, forbid, npm, TESTS } from './boundary-rule.ts';
import { serverRules } from './server-rules.ts';

/** Wrapper for React, an entry of its own: the code that other products import must not bring a framework along. */
const EMBED_REACT = '^packages/embed/src/MailwrightEditor\\.tsx$';
const FEATURES = 'apps/web/src/features';
const EDITOR = `${FEATURES}/editor`;

/** Packages that each package may import besides itself; in the order of ARCHITECTURE, downwards only. */
const PACKAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  document: ['contract'],
  island: ['contract', 'document'],
  blocks: ['contract', 'document', 'island'],
  render: ['contract', 'document', 'island', 'blocks'],
  import: ['contract', 'document', 'island', 'blocks', 'render'],
  checks: ['contract', 'document', 'island', 'blocks', 'render'],
  embed: [],
};

const packageRules = Object.entries(PACKAGE_IMPORTS).map(([name, allowed]) => {
  const forbidden = Object.keys(PACKAGE_IMPORTS).find((other) => other !== name && !allowed.includes(other)) ?? '';
  return forbid(
    `package-${name}-imports-downwards`,
    { path: `^packages/${name}/` },
    { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    { file: `packages/${name}/src/planted.ts`, code: `import type { x } from '@mailwright/${forbidden}';` },
  );
});

const everywhereRules = [
  forbid(
    'no-cycles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    {
      file: 'packages/document/src/planted-a.ts',
      code: [
        "import { b } from './planted-b.ts';\nexport const a = b;",
        "export const a = () => import('./planted-b.ts');",
        "export * from './planted-b.ts';\nexport const a = 1;",
      ],
      needs: ['packages/document/src/planted-b.ts|import { a } from "./planted-a.ts";\nexport const b = () => a;'],
    },
  ),
  forbid(
    'packages-by-entry-only',
    { path: '^(apps|packages)/([^/]+)/' },
    {
      path: '^packages/',
      pathNot: [
        '^packages/$2/',
        '^packages/[^/]+/src/index\\.ts$',
        '^packages/[^/]+/src/testing/index\\.ts$',
        '^packages/document/src/commands/command-schema\\.ts$',
      ],
    },
    {
      file: 'apps/web/src/shared/planted.ts',
      code: "import { x } from '../../../../packages/document/src/inner.ts';",
      needs: ['packages/document/src/inner.ts|export const x = 1;'],
    },
  ),
  forbid(
    'production-not-to-tests',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { path: TESTS },
    {
      file: 'packages/contract/src/planted.ts',
      code: "import { x } from './some.test.ts';",
      needs: ['packages/contract/src/some.test.ts|export const x = 1;'],
    },
  ),
  forbid(
    'packages-not-to-apps',
    { path: '^packages/' },
    { path: '^(apps|e2e|bench|tools)/' },
    { file: 'packages/render/src/planted.ts', code: "const x = await import('../../../apps/web/src/main.tsx');" },
  ),
  forbid(
    'packages-run-everywhere',
    { path: '^packages/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
    { file: 'packages/blocks/src/planted.ts', code: "import { readFileSync } from 'node:fs';" },
  ),
  forbid(
    'packages-without-frameworks',
    { path: '^packages/', pathNot: [TESTS, EMBED_REACT] },
    { path: npm('react|react-dom|@mantine/[^/]+|@tiptap/[^/]+|fastify|kysely|sharp') },
    {
      file: 'packages/blocks/src/planted.ts',
      code: [
        "import type { ReactNode } from 'react';",
        "import { createPortal } from 'react-dom';",
        "import { Button } from '@mantine/core';",
        "import { Editor } from '@tiptap/core';",
        "import type { FastifyRequest } from 'fastify';",
        "import { sql } from 'kysely';",
        "import sharp from 'sharp';",
      ],
    },
  ),
  forbid(
    'browser-reads-no-commands',
    { path: '^apps/web/src/', pathNot: TESTS },
    { path: '^packages/document/src/commands/command-schema\\.ts$' },
    {
      file: 'apps/web/src/shared/planted.ts',
      code: "import { x } from '../../../../packages/document/src/commands/command-schema.ts';",
      needs: ['packages/document/src/commands/command-schema.ts|export const x = 1;'],
    },
  ),
  forbid(
    'embed-needs-nothing',
    { path: '^packages/embed/', pathNot: TESTS },
    { path: 'node_modules/', pathNot: npm('react') },
    { file: 'packages/embed/src/planted.ts', code: "import { nanoid } from 'nanoid';" },
  ),
  forbid(
    'contract-needs-zod-only',
    { path: '^packages/contract/', pathNot: TESTS },
    { path: 'node_modules/', pathNot: npm('zod') },
    { file: 'packages/contract/src/planted.ts', code: "import { nanoid } from 'nanoid';" },
  ),
  forbid(
    'apps-not-to-each-other',
    { path: '^apps/([^/]+)/', pathNot: TESTS },
    { path: '^apps/', pathNot: '^apps/$1/' },
    { file: 'apps/web/src/shared/planted.ts', code: "import type { x } from '../../../server/src/app.ts';" },
  ),
];

const webRules = [
  forbid(
    'features-not-to-features',
    { path: `^${FEATURES}/([^/]+)/` },
    { path: `^${FEATURES}/`, pathNot: `^${FEATURES}/$1/` },
    {
      file: `${FEATURES}/dashboard/planted.ts`,
      code: "import { x } from '../preview/planted.ts';",
      needs: [`${FEATURES}/preview/planted.ts|export const x = 1;`],
    },
  ),
  forbid(
    'features-not-to-app',
    { path: `^${FEATURES}/`, pathNot: TESTS },
    { path: '^apps/web/src/app/' },
    {
      file: `${FEATURES}/login/planted.ts`,
      code: "import { x } from '../../app/routes.ts';",
      needs: ['apps/web/src/app/routes.ts|export const x = 1;'],
    },
  ),
  forbid(
    'shared-knows-no-feature',
    { path: '^apps/web/src/shared/', pathNot: TESTS },
    { path: '^apps/web/src/(features|app)/' },
    {
      file: 'apps/web/src/shared/planted.ts',
      code: "import { x } from '../features/preview/planted.ts';",
      needs: [`${FEATURES}/preview/planted.ts|export const x = 1;`],
    },
  ),
  forbid(
    'editor-subjects-not-to-subjects',
    // What two subjects share is the core's or a package's; `layout` puts them together.
    { path: `^${EDITOR}/([^/]+)/`, pathNot: [TESTS, `^${EDITOR}/(core|canvas|text|layout)/`] },
    { path: `^${EDITOR}/`, pathNot: `^${EDITOR}/(core|canvas|text|$1)/` },
    {
      file: `${EDITOR}/links/planted.ts`,
      code: [
        "import { x } from '../images/planted.ts';",
        "import type { x } from '../layout/planted.ts';",
        "import { x } from '../planted.tsx';",
      ],
      needs: [
        `${EDITOR}/images/planted.ts|export const x = 1;`,
        `${EDITOR}/layout/planted.ts|export const x = 1;`,
        `${EDITOR}/planted.tsx|export const x = 1;`,
      ],
    },
  ),
  forbid(
    'editor-canvas-knows-no-subject',
    { path: `^${EDITOR}/(canvas|text)/`, pathNot: TESTS },
    { path: `^${EDITOR}/`, pathNot: `^${EDITOR}/(core|canvas|text)/` },
    {
      file: `${EDITOR}/canvas/planted.ts`,
      code: ["import { x } from '../images/planted.ts';", "import { x } from '../layout/planted.ts';"],
      needs: [`${EDITOR}/images/planted.ts|export const x = 1;`, `${EDITOR}/layout/planted.ts|export const x = 1;`],
    },
  ),
  forbid(
    'editor-core-knows-no-subject',
    { path: `^${EDITOR}/core/`, pathNot: TESTS },
    { path: `^${EDITOR}/`, pathNot: `^${EDITOR}/core/` },
    {
      file: `${EDITOR}/core/planted.ts`,
      code: "import type { x } from '../canvas/planted.ts';",
      needs: [`${EDITOR}/canvas/planted.ts|export const x = 1;`],
    },
  ),
  forbid(
    'editor-layout-knows-no-page',
    { path: `^${EDITOR}/layout/`, pathNot: TESTS },
    { path: `^${EDITOR}/[^/]+$` },
    {
      file: `${EDITOR}/layout/planted.ts`,
      code: "import { x } from '../planted.tsx';",
      needs: [`${EDITOR}/planted.tsx|export const x = 1;`],
    },
  ),
];

export const boundaryRules: readonly BoundaryRule[] = [
  ...packageRules,
  ...everywhereRules,
  ...serverRules,
  ...webRules,
];
