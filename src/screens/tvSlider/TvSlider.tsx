import { ListScreen } from '../../grid';
import { tvSliderScreen } from '.';

export default function TvSlider() {
  return <ListScreen screen={tvSliderScreen} />;
}
