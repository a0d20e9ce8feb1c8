/** Where the tile that is chosen in the wall comes to lie, beside the button that books it. */
export function SelectedSlot() {
  return (
    <div className="slot-bed">
      <p>The half hour you choose comes to lie here.</p>
    </div>
  );
}
