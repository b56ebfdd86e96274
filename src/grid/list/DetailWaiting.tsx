/** A detail that is loading: its outline, not a spinner. */
export function DetailWaiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3 p-5">
      <span className="skeleton h-8 w-1/2" />
      <span className="skeleton h-4 w-full" />
      <span className="skeleton h-4 w-4/5" />
      <span className="skeleton h-40 w-full" />
    </div>
  );
}
