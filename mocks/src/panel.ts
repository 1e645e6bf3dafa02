import { ACCOUNT_NAMES } from './seed';
import type { DevelopmentSettings } from './settings';

interface PanelActions {
  readonly change: (settings: DevelopmentSettings) => void;
  /** Opens the page that the link of the newest email leads to. */
  readonly openMail: () => void;
}

const STYLE = `
  :host { all: initial; position: fixed; inset-block-start: 50%; inset-inline-start: 0; z-index: 9999; font: 13px/1.4 system-ui; }
  details { background: #fff; color: #111; border: 1px solid #777; border-radius: 4px; padding: 4px 8px; }
  label { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0; }
`;

const NETWORKS: readonly DevelopmentSettings['network'][] = ['good', 'delayed', 'slow', 'silent', 'offline', 'failing'];

function labelled(name: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(name, control);
  return label;
}

function choice<T extends string>(
  name: string,
  values: readonly T[],
  value: T,
  onChange: (value: T) => void,
): HTMLLabelElement {
  const select = document.createElement('select');
  for (const option of values) select.add(new Option(option, option, false, option === value));
  select.addEventListener('change', () => onChange(select.value as T));
  return labelled(name, select);
}

function toggle(name: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = isOn;
  box.addEventListener('change', () => onChange(box.checked));
  return labelled(name, box);
}

/** The controls of the mocks in a corner of the page, isolated from the styles of the product. */
export function showPanel(settings: DevelopmentSettings, { change, openMail }: PanelActions): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `Mocks: ${settings.account}`;
  const openLink = document.createElement('button');
  openLink.textContent = 'Open the last email';
  openLink.addEventListener('click', openMail);
  details.append(
    summary,
    choice('Account', ['anonymous', ...ACCOUNT_NAMES], settings.account, (account) => change({ ...settings, account })),
    choice('Network', NETWORKS, settings.network, (network) => change({ ...settings, network })),
    toggle('Empty collection', settings.isEmpty, (isEmpty) => change({ ...settings, isEmpty })),
    toggle('Daily limit reached', settings.quotaSpent, (quotaSpent) => change({ ...settings, quotaSpent })),
    toggle('Generations fail', settings.failsToGenerate, (failsToGenerate) => change({ ...settings, failsToGenerate })),
    openLink,
  );
  root.append(style, details);
  document.body.append(host);
}
