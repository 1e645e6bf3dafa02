import type { ICruiseOptions, IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Allowed imports. Paths are relative to the root of the workspace. Stories and tests may import across layers, since
 * they combine pieces.
 */
const UI = '^packages/ui/src';
const TEST = '\\.(stories|test|browser\\.test)\\.tsx?$|/(testing|fixtures|fixtures\\.tsx?$)';

const MAIL_TEMPLATES = '^server/src/(features/(auth|billing|feedback|quotes)/mails|ports/mail/layout)\\.ts$';

/** `from` may import only files that match a `to` pattern, and packages outside the workspace. */
const only = (name: string, from: string, to: string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(packages|apps|mocks|server)/', pathNot: to },
});

export const RULES: IFlattenedRuleSet = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'The files of the integrator call each other recursively, since light that leaves a stone or a mirror is traced again; the compiler bundles them.',
      severity: 'error',
      from: { pathNot: '^packages/renderer/kernel/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '\\.woff2$', '^virtual:'] },
    },

    only('theme-imports-theme', `${UI}/theme/`, [`${UI}/theme/`]),
    only('components-know-no-product', `${UI}/(components|icons|hooks|utils)/`, [
      `${UI}/(theme|components|icons|hooks|utils)/`,
    ]),
    only('i18n', `${UI}/i18n/`, [`${UI}/(i18n|utils)/`]),
    only('features', `${UI}/features/`, [
      `${UI}/(theme|components|icons|hooks|utils|i18n|features)/`,
      '^packages/contract/src/',
    ]),
    only('app', `${UI}/app/`, [
      `${UI}/(theme|components|icons|hooks|utils|i18n|features|app)/`,
      '^packages/contract/src/',
    ]),
    only('public-entry', `${UI}/index\\.ts$`, [`${UI}/(theme|components|icons|hooks|utils)/`]),
    {
      name: 'features-by-their-index',
      comment:
        'Features import each other through their index only; the app may also load parts of a feature on demand.',
      severity: 'error',
      from: { path: `${UI}/features/([^/]+)/`, pathNot: TEST },
      to: { path: `${UI}/features/([^/]+)/`, pathNot: [`${UI}/features/$1/`, `${UI}/features/[^/]+/index\\.ts$`] },
    },
    {
      name: 'shared-features',
      comment: 'Other features may use session, drawing, generation and images, each of which may use those before it.',
      severity: 'error',
      from: { path: `${UI}/features/([^/]+)/`, pathNot: TEST },
      to: {
        path: `${UI}/features/([^/]+)/`,
        pathNot: [`${UI}/features/$1/`, `${UI}/features/(session|drawing|generation|images)/`],
      },
    },
    {
      name: 'no-inner-imports-of-an-index',
      comment: 'Within a feature, files import each other directly.',
      severity: 'error',
      from: { path: `${UI}/features/([^/]+)/` },
      to: { path: `${UI}/features/$1/index\\.ts$` },
    },
    {
      name: 'ui-library-and-mocks',
      comment: 'Mocks are for stories and tests; product code never imports them.',
      severity: 'error',
      from: { path: UI, pathNot: TEST },
      to: { path: '^mocks/' },
    },
    only('app-through-the-library', '^apps/web/src/', [
      '^apps/web/src/',
      `${UI}/(index|theme/(global|prepaint)|app/index|features/[^/]+/index)\\.ts$`,
      '^packages/contract/src/',
      '^mocks/src/browser',
    ]),
    only('contract', '^packages/contract/', ['^packages/contract/']),
    only('design', '^packages/design/', ['^packages/design/']),
    only('renderer', '^packages/renderer/', ['^packages/(renderer|design)/']),
    only('mocks', '^mocks/', ['^mocks/', '^packages/contract/src/', '^packages/design/src/price/index\\.ts$']),
    only('server', '^server/(src|build)', ['^server/', '^packages/(contract|design|renderer)/src/']),
    {
      name: 'stories-of-the-server',
      comment: 'Storybook shows the emails, and nothing else of the server.',
      severity: 'error',
      from: { path: '^server/.*\\.stories\\.tsx$' },
      to: { path: '^(packages|apps|mocks|server)/', pathNot: MAIL_TEMPLATES },
    },
    {
      name: 'pure-mail-templates',
      comment: 'Email templates are pure functions that also run in a browser.',
      severity: 'error',
      from: { path: MAIL_TEMPLATES },
      to: { path: '.', pathNot: [MAIL_TEMPLATES, '^packages/contract/src/'] },
    },
    {
      name: 'pure-packages',
      comment: 'The design package also runs in a browser.',
      severity: 'error',
      from: { path: '^packages/design/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-inner-barrels',
      severity: 'error',
      from: { path: `${UI}/` },
      to: { path: `${UI}/.+/index\\.tsx?$`, pathNot: `${UI}/(app|features/[^/]+)/index\\.ts$` },
    },
  ],
};

export const OPTIONS: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(node_modules|dist|dist-server|storybook-static|\\.cache)/|^mocks/public/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};
