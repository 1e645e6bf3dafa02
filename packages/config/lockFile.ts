import { minVersion, satisfies } from 'semver';

/** Fields of a package-lock.json entry (lockfileVersion 3). */
interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

/** `packages` of package-lock.json: install path → entry; the path of the workspace itself is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node searches a package required from `path`, nearest first. */
function* lookupPaths(path: string): Generator<string> {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules')) yield `${folder}/node_modules`;
  }
  yield 'node_modules';
}

/**
 * Optional packages without an entry in the lock file, as `dependent → dependency@version`. `npm ci` rejects such a
 * lock file, and systems that need those builds cannot install them.
 */
export function missingOptionalPackages(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...lookupPaths(path)].some((folder) => packages[`${folder}/${name}`]))
      .map(([name, version]) => `${path} → ${name}@${version}`),
  );
}

/**
 * Packages that do not support the oldest Node of the workspace's `engines`, as `path needs range`. Optional packages
 * are installed only where they are supported.
 */
export function packagesBeyondEngines(packages: LockedPackages): string[] {
  const oldest = minVersion(packages['']?.engines?.node ?? '*')?.version ?? '0.0.0';
  return Object.entries(packages)
    .filter(([, { optional = false, engines }]) => !optional && !satisfies(oldest, engines?.node ?? '*'))
    .map(([path, { engines }]) => `${path} needs ${engines?.node}`);
}
