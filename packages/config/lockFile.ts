import { minVersion, satisfies } from 'semver';

/** The fields of a package-lock.json entry (lockfileVersion 3) that are read here. */
interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

/** `packages` of package-lock.json: install path → entry; the path of the workspace itself is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node looks for a package that is required from `path`, nearest first. */
function* lookupPaths(path: string): Generator<string> {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules')) yield `${folder}/node_modules`;
  }
  yield 'node_modules';
}

/**
 * Optional packages that the lock file names without an entry of their own, as `dependent → dependency@version`.
 * `npm ci` rejects such a lock file, and systems whose builds are missing cannot install them.
 */
export function missingOptionalPackages(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...lookupPaths(path)].some((folder) => packages[`${folder}/${name}`]))
      .map(([name, version]) => `${path} → ${name}@${version}`),
  );
}

/**
 * Packages that do not run on the oldest Node that the workspace's `engines` allows, as `path needs range`. Optional
 * packages are installed only where they fit.
 */
export function packagesBeyondEngines(packages: LockedPackages): string[] {
  const oldest = minVersion(packages['']?.engines?.node ?? '*')?.version ?? '0.0.0';
  return Object.entries(packages)
    .filter(([, { optional = false, engines }]) => !optional && !satisfies(oldest, engines?.node ?? '*'))
    .map(([path, { engines }]) => `${path} needs ${engines?.node}`);
}
