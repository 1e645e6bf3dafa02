import '../packages/ui/src/theme/global';
declare const _default: import("@storybook/react").ReactPreview<import("@storybook/react").ReactTypes & import("@storybook/addon-a11y").A11yTypes & import("storybook/internal/csf").AddonTypes & import("@storybook/addon-docs").DocsTypes & {
    csf4: true;
}>;
export default _default;
