export interface ToastRegionProps {
  /** Names the landmark; say in it that F8 leads here. */
  'aria-label': string;
  /** Names the cross of a toast. */
  closeLabel: string;
}
