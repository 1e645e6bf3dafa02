export interface ToastRegionProps {
  /** Accessible name of the landmark; should mention F8. */
  'aria-label': string;
  /** Accessible name of a toast's close button. */
  closeLabel: string;
}
