/** A calculator of roofs; its prices are those of `fullerData`. */
export const calculatorSection = `  - kind: calculator
    heading: Estimate your roof
    modeLegend: What do you know?
    areaMode: Area
    addressMode: Address
    areaLabel: Area
    areaHint: As on the plan
    addressLabel: Address
    addressHint: Street and town
    typeLegend: Which roof?
    calculate: Calculate
    lookingUp: Looking up...
    resultHeading: Your range
    resultArea: Area
    resultRate: Rate
    areaUnit: "{n} sq ft"
    range: "{min} to {max}"
    disclaimer: A rough estimate only.
    quote:
      label: Get a quote
      to: /contact
    calculated:
      title: Calculated
      text: For {n} square feet
    lookupFailed:
      title: Error
      text: Enter the area yourself.
    areaInvalid: Enter a number from {min} to {max}
    addressMissing: Enter the address
    samples:
      heading: Common roofs
      areas: [1000, 2500]
      caption: Price by area
      areaColumn: Area
    scriptless: Please [call](call).
`;
