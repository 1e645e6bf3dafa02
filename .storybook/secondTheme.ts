import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

/** The context of an `afterEach`. */
type StoryContext = Parameters<typeof checkAccessibility>[0];

/** The default rules of axe whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe again on the final state of a story, in the theme named by the global `secondTheme`, for the rules that
 * depend on colors. The tests set it: markup and behaviour are the same in both themes, so a story is played once.
 * @throws the violations, with the name of the theme
 */
export async function checkSecondTheme(context: StoryContext): Promise<void> {
  const { theme, secondTheme } = context.globals;
  if (!secondTheme) return;
  const { parameters } = context;
  const a11y = parameters.a11y as { readonly options?: object } | undefined;
  const root = document.documentElement;
  root.dataset.theme = String(secondTheme);
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: COLOR_RULES } } },
    });
  } catch (error) {
    throw new Error(`In the theme ${secondTheme}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    root.dataset.theme = String(theme);
  }
}
