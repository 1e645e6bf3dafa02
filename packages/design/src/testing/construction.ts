import type { DesignPart } from '../spec';
import { partsIn } from '../spec/tree';

/**
 * Key that distinguishes constructions: the kind of the root; for chains and earrings also what they carry, for watches
 * the bezel and the contents of the dial.
 */
export function constructionOf(root: DesignPart): string {
  if (root.kind.startsWith('ear.'))
    return [root.kind, ...Object.values(root.children).flatMap((parts) => parts.map(({ kind }) => kind))].join(' ');
  if (root.kind !== 'watch.case')
    return [root.kind, root.children['center']?.[0]?.kind ?? '', root.children['layers'] === undefined ? '' : 'layers']
      .join(' ')
      .trim();
  const shown = [...partsIn(root)].flatMap(({ kind, params }) =>
    kind === 'watch.bezel'
      ? [String(params['form'])]
      : kind === 'watch.subdial'
        ? [String(params['shows'])]
        : kind === 'watch.movement'
          ? ['movement']
          : [],
  );
  return [root.kind, ...shown].join(' ');
}
