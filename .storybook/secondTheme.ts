import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

/** What Storybook gives to an `afterEach`. */
type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * Checks the state in which a story ended with axe once more, in the theme that the global `secondTheme` names. The
 * tests set it: markup and behaviour are the same in both themes, so a story is played once and only its colours change.
 * @throws what axe finds, with the name of the theme
 */
export async function checkSecondTheme(context: StoryContext): Promise<void> {
  const { theme, secondTheme } = context.globals;
  if (!secondTheme) return;
  const root = document.documentElement;
  root.dataset.theme = String(secondTheme);
  try {
    await checkAccessibility(context);
  } catch (error) {
    throw new Error(`In the theme ${secondTheme}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    root.dataset.theme = String(theme);
  }
}
