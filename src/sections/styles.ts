// The style of each kind of section lies in its folder, in the layer of sections.
import.meta.glob("./*/*.css", { eager: true });
