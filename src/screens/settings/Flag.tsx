import type { ReactNode } from 'react';
import type { Language } from '../../../contract/languages';

const STAR = 'M0-1 .22-.31.95-.31.36.12.59.81 0 .38-.59.81-.36.12-.95-.31-.22-.31z';
const star = (x: number, y: number, size: number, turn = 0) => (
  <path key={`${x} ${y}`} d={STAR} fill="#ffde00" transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
);
const upright = (...colours: readonly [string, string, string]) =>
  colours.map((colour, index) => <path key={colour} fill={colour} d={`M${index * 8} 0h8v16h-8z`} />);

const DRAWN: Readonly<Record<Language, ReactNode>> = {
  vi: (
    <>
      <path fill="#da251d" d="M0 0h24v16H0z" />
      {star(12, 8.2, 4.6)}
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  zh: (
    <>
      <path fill="#ee1c25" d="M0 0h24v16H0z" />
      {star(5, 5.2, 2.6)}
      {star(9.4, 2, 0.9, 20)}
      {star(11.2, 4, 0.9, 45)}
      {star(11.2, 6.6, 0.9)}
      {star(9.4, 8.6, 0.9, 20)}
    </>
  ),
  // No one country: green with the crescent, as the Arab League has it.
  ar: (
    <>
      <path fill="#00732f" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M7.3 6.2a4.8 4.8 0 1 0 9.4 0 5.200 5.200 0 0 1-9.400 0z" />
      <circle cx="12" cy="4.400" r="1.100" fill="#fff" />
    </>
  ),
  it: upright('#008c45', '#f4f5f0', '#cd212a'),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
      <path fill="#aa151b" d="M5 6h3.600v3a1.800 1.800 0 0 1-3.600 0z" />
    </>
  ),
  fr: upright('#002395', '#fff', '#ed2939'),
};

/** The flag that people look for beside the name of a language; it says nothing that the name does not. */
export function Flag({ of }: { of: Language }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width={24}
      height={16}
      aria-hidden="true"
      className="shrink-0 rounded-xs outline outline-line"
    >
      {DRAWN[of]}
    </svg>
  );
}
