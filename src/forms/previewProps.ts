/** What has been answered so far, by argument. */
export interface PreviewProps {
  readonly values: Readonly<Record<string, unknown>>;
}
