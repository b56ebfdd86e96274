/** The address of the picture that all icons are taken from (scripts/iconSprite.ts). */
declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}
