// A plug that makes this Node give itself out for one that is too old.
Object.defineProperty(process.versions, "node", { value: "18.20.8" });
