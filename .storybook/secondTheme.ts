import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

/** What Storybook gives to an `afterEach`. */
type StoryContext = Parameters<typeof checkAccessibility>[0];

/** The rules of axe whose outcome depends on colors, of those that it runs by default. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the state in which a story ended with axe once more, in the theme that the global `secondTheme` names, for what
 * depends on colors. The tests set it: markup and behaviour are the same in both themes, so a story is played once.
 * @throws what axe finds, with the name of the theme
 */
export async function checkSecondTheme(context: StoryContext): Promise<void> {
  const { theme, secondTheme } = context.globals;
  if (!secondTheme) return;
  const { parameters } = context;
  const a11y = parameters.a11y as { readonly options?: object } | undefined;
  const root = document.documentElement;
  root.dataset.theme = String(secondTheme);
  try {
    await checkAccessibility({ ...context, parameters: { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: COLOR_RULES } } } });
  } catch (error) {
    throw new Error(`In the theme ${secondTheme}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    root.dataset.theme = String(theme);
  }
}
