import preview from '../../../../.storybook/preview';
import { inModes } from '../../../../.storybook/modes';
import { DownloadIcon, GemIcon, LockIcon, TriangleAlertIcon } from '../icons/glyphs';
import { MoonIcon, SettingsIcon } from '../icons/laterGlyphs';
import { JewelryIcon, type JewelryShape } from '../icons/JewelryIcon';
import { Badge } from '../components/Badge/Badge';
import { Banner } from '../components/Banner/Banner';
import { Button } from '../components/Button/Button';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { ChipGroup } from '../components/ChipGroup/ChipGroup';
import { Grid } from '../components/Grid/Grid';
import { Heading } from '../components/Heading/Heading';
import { IconButton } from '../components/IconButton/IconButton';
import { Inline } from '../components/Inline/Inline';
import { Milgrain } from '../components/Milgrain/Milgrain';
import { PasswordField } from '../components/PasswordField/PasswordField';
import { ProgressBeads } from '../components/ProgressBeads/ProgressBeads';
import { Radio, RadioGroup } from '../components/RadioGroup/RadioGroup';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { TextField } from '../components/TextField/TextField';
import { ToggleButton } from '../components/ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup/ToggleButtonGroup';

const types: [JewelryShape, string][] = [
  ['ring', 'Ring'],
  ['necklace', 'Necklace'],
  ['bracelet', 'Bracelet'],
  ['earrings', 'Earrings'],
  ['pendant', 'Pendant'],
  ['watch', 'Watch'],
];

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap={5}>
      <Heading level={2} type="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Sheet() {
  return (
    <Stack as="article" gap={9}>
      <Heading level={1} type="display.l">
        The tray
      </Heading>
      <Milgrain />
      <Section title="Buttons">
        <Inline gap={5}>
          <Button variant="filled">Imagine...</Button>
          <Button variant="filled" isPending>
            Busy
          </Button>
          <Button variant="filled" isDisabled>
            Disabled
          </Button>
        </Inline>
        <Inline gap={5}>
          <Button>Request a quote</Button>
          <Button variant="outlineCut">Upgrade</Button>
          <Button variant="bare">Cancel</Button>
          <Button variant="danger">Delete All</Button>
          <IconButton aria-label="Download">
            <DownloadIcon />
          </IconButton>
        </Inline>
      </Section>
      <Section title="Types, presets, badges">
        <ToggleButtonGroup aria-label="Type" value="ring" onChange={() => undefined}>
          {types.map(([shape, name]) => (
            <ToggleButton key={shape} id={shape} icon={<JewelryIcon shape={shape} />}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Inline gap={5}>
          <ChipGroup
            removeLabel="Remove"
            aria-label="Presets"
            items={[{ id: 'rose-gold', label: 'Rose Gold' }]}
            onRemove={() => undefined}
          />
          <Badge>3</Badge>
          <Badge>Most popular</Badge>
          <Badge tone="neutral">
            <LockIcon size={14} /> Private
          </Badge>
          <RadioGroup label="Stone" isLabelHidden orientation="horizontal" value="ruby" onChange={() => undefined}>
            <Radio value="ruby">Ruby</Radio>
          </RadioGroup>
          <Checkbox isSelected>Terms</Checkbox>
        </Inline>
      </Section>
      <Section title="Fields">
        <Grid columns={{ phone: 1, tablet: 2 }} gap={6}>
          <TextField label="First name" defaultValue="Layla" />
          <TextField label="Last name" defaultValue="Haddad" optionalLabel="optional" />
          <PasswordField
            showLabel="Show password"
            hideLabel="Hide password"
            label="New password"
            autoComplete="new-password"
            placeholder="At least 8 characters"
          />
          <TextField label="Your Email" isReadOnly defaultValue="layla@example.com" />
          <PasswordField
            showLabel="Show password"
            hideLabel="Hide password"
            label="Confirm new password"
            autoComplete="new-password"
            defaultValue="emerald"
            errorMessage="Passwords do not match"
          />
        </Grid>
        <Banner>Invalid email or password</Banner>
      </Section>
      <Section title="Progress">
        <Inline justify="between">
          <Text type="label">Setting stones</Text>
          <Text type="caption" isTabular>
            0:04
          </Text>
        </Inline>
        <ProgressBeads aria-label="Progress" value={0.55} valueText="Setting stones" />
        <Skeleton width="80%" />
        <Skeleton width="55%" />
        <ToggleButtonGroup
          aria-label="Symmetry"
          variant="segment"
          isClearable={false}
          value="mirror"
          onChange={() => undefined}
        >
          {['Off', 'Mirror', 'Radial'].map((name) => (
            <ToggleButton key={name} id={name.toLowerCase()} variant="segment">
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Section>
      <Section title="Icons">
        <Inline gap={6}>
          {types.map(([shape]) => (
            <JewelryIcon key={shape} shape={shape} size={24} />
          ))}
          <GemIcon />
          <MoonIcon />
          <SettingsIcon />
          <TriangleAlertIcon />
        </Inline>
      </Section>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Component sheet', component: Sheet, tags: ['!manifest'] });

/** Most of the components on one page, to see a change of the theme at a glance. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => <Sheet />,
});
