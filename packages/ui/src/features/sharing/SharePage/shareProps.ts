export interface SharePageProps {
  /** Id of the shared image. */
  imageId: string;
}
