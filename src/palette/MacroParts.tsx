import type { Macro } from '../../commands/core/parts';
import type { PreviewProps } from '../forms/previewProps';
import { revealed } from '../ui/revealed';
import { partText } from './macroWords';

/** What a macro is about to do: its name and its parts, in the question before it. */
export default function MacroParts({ values }: PreviewProps) {
  const { name, parts } = values.macro as Macro;
  return (
    <div className="pt-2 text-ink">
      <bdi className="font-medium">{revealed(name)}</bdi>
      <ol className="list-decimal ps-6" data-macro-parts="">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and parts may be alike
          <li key={at}>{partText(part)}</li>
        ))}
      </ol>
    </div>
  );
}
