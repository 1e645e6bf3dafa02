import { createVar, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, textStyle, transition, travel } from '../../theme/mixins';
import { states } from '../../theme/states';

const inset = createVar();
const line = createVar();

/** Other variants have less padding than `filled`, so their beads are closer to the label to clear the edge. */
const closerBeads = { gap: vars.space[2], paddingInline: `calc(${inset} - 11px)` } as const;

/** Emerald-cut corners and the inner step line of a filled button. */
function stone(): StyleRule {
  return {
    borderRadius: vars.radius.control,
    '::after': {
      content: '',
      position: 'absolute',
      inset: '2px',
      border: `1px solid ${line}`,
      borderRadius: vars.radius.tile,
      pointerEvents: 'none',
    },
    '@supports': {
      '(corner-shape: bevel)': {
        borderRadius: vars.shape.cut.md,
        cornerShape: 'bevel',
        '::after': {
          borderRadius: `calc(${vars.shape.cut.md} - 2px)`,
          cornerShape: 'bevel',
        },
      },
    },
  };
}

const filledText = { fontWeight: 550, letterSpacing: '0.01em' } as const;

const disabledLook = {
  vars: { [line]: vars.color.border.hairline },
  color: vars.color.text.subtle,
  backgroundColor: vars.color.surface.sunken,
  cursor: 'default',
  transform: 'none',
} as const;

export const button = recipe({
  base: inLayer('recipe', {
    ...textStyle('control'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    paddingBlock: vars.space[2],
    paddingInline: inset,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: vars.color.text.default,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'border-color', 'color', 'transform']),
    ...states({
      focusVisible: focusRing,
      pressed: { transform: `translateY(${travel(1)})` },
      pending: { cursor: 'progress', paddingInline: `calc(${inset} - 13px)` },
      disabled: { cursor: 'default', transform: 'none', color: vars.color.text.subtle },
    }),
    '@media': {
      [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled="true"]:not([data-pending])': {
            color: 'GrayText',
            borderColor: 'GrayText',
          },
        },
      },
    },
  }),
  variants: {
    variant: {
      filled: inLayer('recipe', {
        ...stone(),
        ...filledText,
        vars: { [inset]: '25px', [line]: vars.color.action.stepLine },
        color: vars.color.action.text,
        backgroundColor: vars.color.action.fill,
        ...states({
          hovered: { backgroundColor: vars.color.action.fillHover },
          disabled: disabledLook,
        }),
      }),
      secondary: inLayer('recipe', {
        vars: { [inset]: '19px' },
        borderColor: vars.color.border.control,
        borderRadius: vars.radius.control,
        ...states({
          hovered: { backgroundColor: vars.color.surface.sunken },
          pending: closerBeads,
          disabled: { backgroundColor: 'transparent', borderColor: vars.color.border.strong },
        }),
      }),
      bare: inLayer('recipe', {
        vars: { [inset]: '15px' },
        borderRadius: vars.radius.control,
        ...states({
          hovered: { backgroundColor: vars.color.surface.sunken },
          pending: closerBeads,
          disabled: { backgroundColor: 'transparent' },
        }),
      }),
      outlineCut: inLayer('recipe', {
        ...cut('md'),
        vars: { [inset]: '19px' },
        color: vars.color.accent.text,
        borderColor: vars.color.accent.line,
        ...states({
          hovered: { backgroundColor: vars.color.accent.soft },
          pending: closerBeads,
          disabled: { backgroundColor: 'transparent', borderColor: vars.color.border.strong },
        }),
      }),
      danger: inLayer('recipe', {
        ...stone(),
        ...filledText,
        vars: {
          [inset]: '25px',
          [line]: `color-mix(in srgb, ${vars.color.danger.onFill} 38%, transparent)`,
        },
        color: vars.color.danger.onFill,
        backgroundColor: vars.color.danger.fill,
        ...states({
          hovered: {
            backgroundColor: `color-mix(in srgb, ${vars.color.danger.fill} 90%, ${vars.color.danger.onFill})`,
          },
          disabled: disabledLook,
        }),
      }),
    },
    size: {
      sm: inLayer('recipe', { minBlockSize: vars.size.controlSm }),
      md: inLayer('recipe', { minBlockSize: vars.size.controlMd }),
      lg: inLayer('recipe', { minBlockSize: vars.size.controlLg }),
      xl: inLayer('recipe', { minBlockSize: vars.size.controlXl, fontSize: vars.type.body.size }),
    },
    isWide: {
      true: inLayer('recipe', { inlineSize: '100%' }),
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
